import { describe, expect, it } from 'vitest';
import { asicAlgorithms, asics, bestRatioOf } from '#src/domain/machines/asics.ts';

/** Maker, model, hashrate, watts, release and cooling, as their makers say. */
const sheets = {
  SHA256: [
    'Bitmain | Antminer S9 13.5T | 13.5 | 1323 | 2017 | air',
    'Bitmain | Antminer S17e 64T | 64 | 2880 | 2019-11 | air',
    'Bitmain | Antminer S19 95T | 95 | 3250 | 2020-05 | air',
    'Bitmain | Antminer S19 Pro 110T | 110 | 3250 | 2020-05 | air',
    'Bitmain | Antminer S19j Pro 104T | 104 | 3068 | 2021-06 | air',
    'Bitmain | Antminer S19a Pro 110T | 110 | 3245 | 2021 | air',
    'Bitmain | Antminer S19k Pro 120T | 120 | 2760 | 2023 | air',
    'Bitmain | Antminer S19 XP 140T | 140 | 3010 | 2022-07 | air',
    'Bitmain | Antminer S19 XP Hyd 255T | 255 | 5304 | 2022-10 | hydro',
    'Bitmain | Antminer T21 190T | 190 | 3610 | 2024 | air',
    'Bitmain | Antminer S21 200T | 200 | 3500 | 2023-12 | air',
    'Bitmain | Antminer S21 Hyd 335T | 335 | 5360 | 2023-12 | hydro',
    'Bitmain | Antminer S21 Pro 234T | 234 | 3510 | 2024 | air',
    'Bitmain | Antminer S21 XP 270T | 270 | 3645 | 2024 | air',
    'Bitmain | Antminer S21 XP Hyd 473T | 473 | 5676 | 2024 | hydro',
    'Bitmain | Antminer S21 XP+ Hyd 500T | 500 | 5500 | 2025-07 | hydro',
    'Bitmain | Antminer S23 Hyd 580T | 580 | 5510 | 2026-01 | hydro',
    'Bitmain | Antminer S23 Hyd 3U 1.16P | 1160 | 11020 | 2026-01 | hydro',
    'MicroBT | Whatsminer M20S 62T | 62 | 2976 | 2019 | air',
    'MicroBT | Whatsminer M30S 88T | 88 | 3344 | 2020-04 | air',
    'MicroBT | Whatsminer M30S+ 100T | 100 | 3400 | 2020-10 | air',
    'MicroBT | Whatsminer M30S++ 112T | 112 | 3472 | 2020-10 | air',
    'MicroBT | Whatsminer M50 118T | 118 | 3422 | 2022 | air',
    'MicroBT | Whatsminer M50S 126T | 126 | 3276 | 2022 | air',
    'MicroBT | Whatsminer M50S+ 148T | 148 | 3404 | 2023 | air',
    'MicroBT | Whatsminer M60 172T | 172 | 3422 | 2024 | air',
    'MicroBT | Whatsminer M60S 186T | 186 | 3441 | 2024 | air',
    'MicroBT | Whatsminer M60S++ 218T | 218 | 3379 | 2024 | air',
    'MicroBT | Whatsminer M63S 408T | 408 | 7344 | 2024 | hydro',
    'MicroBT | Whatsminer M66S 290T | 290 | 5365 | 2024 | immersion',
    'Canaan | AvalonMiner 1166 Pro 81T | 81 | 3402 | 2020-08 | air',
    'Canaan | AvalonMiner 1246 90T | 90 | 3420 | 2021-01 | air',
    'Canaan | Avalon A1466 150T | 150 | 3230 | 2023 | air | approximate',
    'Canaan | Avalon A1566 185T | 185 | 3420 | 2024 | air | approximate',
    'Canaan | Avalon A16 282T | 282 | 3900 | 2025-2026 | air',
    'Canaan | Avalon A16XP 300T | 300 | 3850 | 2025-2026 | air',
    'Canaan | Avalon Q 90T | 90 | 1674 | 2025 | air',
    'Canaan | Avalon Mini 3 37.5T | 37.5 | 800 | 2025 | air',
    'Bitdeer | SEALMINER A2 226T | 226 | 3730 | 2025 | air | approximate',
    'Bitaxe | Gamma 601 1.2T | 1.2 | 17 | 2024-08 | air',
  ],
  Scrypt: [
    'Bitmain | Antminer L3+ 504M | 0.504 | 800 | 2017-06 | air | approximate',
    'Bitmain | Antminer L7 9.5G | 9.5 | 3425 | 2021-11 | air',
    'Bitmain | Antminer L9 16G | 16 | 3360 | 2024 | air',
    'Bitmain | Antminer L9 17G | 17 | 3570 | 2024 | air',
    'Bitmain | Antminer L11 Hyd 2U 35G | 35 | 5775 | 2025-12 | hydro',
    'Goldshell | Mini DOGE III 700M | 0.7 | 400 | 2024 | air',
    'Goldshell | Mini DOGE III Plus 810M | 0.81 | 500 | 2024-2025 | air',
    'ElphaPex | DG1 11G | 11 | 3420 | 2024 | air | approximate',
    'Bitdeer | SEALMINER DL1 Air 25G | 25 | 3725 | 2026-05 | air',
  ],
  Etchash: [
    'Innosilicon | A10 ETHMaster 480M | 480 | 750 | 2018-2019 | air',
    'Innosilicon | A10 Pro 500M | 500 | 950 | 2020 | air',
    'Bitmain | Antminer E9 2.4G | 2400 | 1920 | 2022-07 | air | approximate',
    'Bitmain | Antminer E9 Pro 3.68G | 3680 | 2200 | 2023 | air',
    'Bitmain | Antminer E11 9G | 9000 | 2340 | 2024-2025 | air | approximate',
    'Jasminer | X16-Q 1950M | 1950 | 620 | 2023 | air',
    'Jasminer | X16-Q Pro 2050M | 2050 | 520 | 2024 | air',
    'Jasminer | X16-P 5.8G | 5800 | 1900 | 2024 | air',
    'Jasminer | X44-P 23.4G | 23400 | 2550 | 2025-06 | air',
  ],
  kHeavyHash: [
    'IceRiver | KS0 100G | 0.1 | 65 | 2023 | air',
    'IceRiver | KS0 Pro 200G | 0.2 | 100 | 2023-2024 | air',
    'IceRiver | KS0 Ultra 400G | 0.4 | 100 | 2024 | air',
    'IceRiver | KS3M 6T | 6 | 3400 | 2023 | air',
    'IceRiver | KS5L 12T | 12 | 3400 | 2024 | air',
    'IceRiver | KS5M 15T | 15 | 3400 | 2024 | air',
    'IceRiver | KS7 Lite 4.2T | 4.2 | 500 | 2025 | air',
    'IceRiver | KS7 30T | 30 | 3500 | 2025 | air',
    'Bitmain | Antminer KS5 Pro 21T | 21 | 3150 | 2024 | air',
    'Bitmain | Antminer KS7 40T | 40 | 3080 | 2025 | air',
  ],
  Blake3: [
    'IceRiver | AL0 400G | 0.4 | 100 | 2024 | air',
    'IceRiver | AL2 Lite 2T | 2 | 500 | 2024 | air',
    'IceRiver | AL3 15T | 15 | 3500 | 2024 | air',
    'Bitmain | Antminer AL1 15.6T | 15.6 | 3510 | 2024 | air | approximate',
  ],
};

describe('the list of machines', () => {
  it.each(asicAlgorithms)('has the data sheet of each machine of %s, in their order', (algorithm) => {
    const those = asics.filter((asic) => asic.algorithm === algorithm);
    expect(
      those.map(({ brand, model, hashrate, powerW, release, cooling, isApproximate }) =>
        [brand, model, hashrate, powerW, release, cooling, ...(isApproximate ? ['approximate'] : [])].join(' | '),
      ),
    ).toEqual(sheets[algorithm]);
  });

  it('has the best machine of each algorithm, be its figures approximate or not', () => {
    expect(asicAlgorithms.map((algorithm) => [algorithm, bestRatioOf(algorithm)])).toEqual([
      ['SHA256', 9.5],
      ['Scrypt', 149],
      ['Etchash', 2550 / 23_400],
      ['kHeavyHash', 77],
      ['Blake3', 225],
    ]);
  });
});
