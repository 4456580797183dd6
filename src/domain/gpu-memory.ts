/** A graphics card as a choice in a list. */
export interface GpuMemory {
  readonly name: string;
  /** As the box says; GiB in truth. */
  readonly memoryGb: number;
}

/** Vendors' memory sizes by card (facts gpus.json), in the order in which the makers brought them out. */
const namesByMemory: readonly (readonly [memoryGb: number, names: string])[] = [
  [6, 'GTX 1060 6GB'],
  [8, 'GTX 1070,GTX 1070 Ti,GTX 1080'],
  [11, 'GTX 1080 Ti'],
  [6, 'GTX 1660,GTX 1660 Super,GTX 1660 Ti,RTX 2060'],
  [8, 'RTX 2060 Super,RTX 2070,RTX 2070 Super,RTX 2080,RTX 2080 Super'],
  [11, 'RTX 2080 Ti'],
  [24, 'TITAN RTX'],
  [12, 'TITAN V'],
  [8, 'RTX 3050'],
  [12, 'RTX 3060 12GB'],
  [6, 'RTX 3060 Laptop'],
  [8, 'RTX 3060 Ti,RTX 3070,RTX 3070 Ti'],
  [10, 'RTX 3080 10GB'],
  [12, 'RTX 3080 Ti'],
  [24, 'RTX 3090,RTX 3090 Ti'],
  [10, 'CMP 90HX'],
  [6, 'RTX A2000'],
  [8, 'RTX 4060,RTX 4060 Ti 8GB'],
  [12, 'RTX 4070,RTX 4070 Super,RTX 4070 Ti'],
  [16, 'RTX 4070 Ti Super,RTX 4080,RTX 4080 Super'],
  [24, 'RTX 4090'],
  [8, 'RTX 5050,RTX 5060'],
  [16, 'RTX 5060 Ti'],
  [12, 'RTX 5070'],
  [16, 'RTX 5070 Ti,RTX 5080'],
  [32, 'RTX 5090'],
  [8, 'RX 480 8GB,RX 570 8GB,RX 580 8GB,RX 5500 XT 8GB'],
  [6, 'RX 5600 XT'],
  [8, 'RX 5700,RX 5700 XT,RX Vega 56,RX Vega 64'],
  [16, 'Radeon VII'],
  [8, 'RX 6600,RX 6600 XT,RX 6650 XT'],
  [12, 'RX 6700 XT'],
  [16, 'RX 6800,RX 6800 XT,RX 6900 XT,RX 7800 XT'],
  [24, 'RX 7900 XTX'],
];

/** Every card with its memory. */
export const gpuMemories: readonly GpuMemory[] = namesByMemory.flatMap(([memoryGb, names]) =>
  names.split(',').map((name) => ({ name, memoryGb })),
);
