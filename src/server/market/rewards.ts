/** Reward of a block at a height or moment, in coins. */
type RewardSchedule = (height: number, atMs: number) => number;

const halvingEvery =
  (blocks: number, initial: number): RewardSchedule =>
  (height) =>
    initial / 2 ** Math.floor(height / blocks);

/** ECIP-1017: a fifth less in each era of 5,000,000 blocks; whole powers keep 1.6384 from becoming 1.6384000000000003. */
const etcReward: RewardSchedule = (height) => {
  const era = Math.floor((height - 1) / 5_000_000);
  return (5 * 4 ** era) / 5 ** era;
};

/** Emission falls by 3 each 64,800 blocks; EIP-27 withholds 12 and leaves the miner at least 3. */
const ergReward: RewardSchedule = (height) => {
  const emission = 75 - 3 * (1 + Math.floor((height - 525_600) / 64_800));
  return Math.max(3, emission - 12);
};

const KAS_CHROMATIC_START_MS = Date.UTC(2022, 4, 7);
const KAS_MONTH_MS = 2_629_800_000;

/** 440 KAS a second, halved each year in twelve monthly steps, spread over ten blocks a second; the smallest part is 1e-8. */
const kasReward: RewardSchedule = (_height, atMs) => {
  const months = Math.floor((atMs - KAS_CHROMATIC_START_MS) / KAS_MONTH_MS);
  return Math.round(44e8 * 2 ** (-months / 12)) / 1e8;
};

/** 15.625 from 500,000 to 2,999,999, then halved each 525,000 blocks; earlier blocks lie before the model. */
const aipgReward: RewardSchedule = (height) =>
  height < 3_000_000 ? 15.625 : 15.625 / 2 ** (1 + Math.floor((height - 3_000_000) / 525_000));

const fixed =
  (reward: number): RewardSchedule =>
  () =>
    reward;

const bitcoinReward = halvingEvery(210_000, 50);

/** By coin id; the rules and their sources stand in the facts of the coin catalogue (decision F2). */
const schedules: ReadonlyMap<number, RewardSchedule> = new Map([
  [1, bitcoinReward],
  [2, bitcoinReward],
  [3, bitcoinReward],
  [4, halvingEvery(840_000, 50)],
  [6, fixed(10_000)],
  [7, fixed(0)],
  [17, etcReward],
  [18, halvingEvery(2_100_000, 5_000)],
  [19, fixed(1)],
  [22, ergReward],
  [31, fixed(0.15625)],
  [34, kasReward],
  [44, aipgReward],
  [47, halvingEvery(2_100_000, 25)],
]);

/** Reward of the block at `height` (some chains: at `atMs`), in coins, without transaction fees. Throws for a coin without a schedule. */
export function blockReward(coinId: number, height: number, atMs: number): number {
  const schedule = schedules.get(coinId);
  if (!schedule) throw new Error(`no block reward schedule for coin ${coinId}`);
  return schedule(height, atMs);
}

/** The next cut of a reward that falls by halves or eras: at which height, and to what. */
interface RewardCut {
  readonly height: number;
  readonly reward: number;
}

const halvingBlocks: ReadonlyMap<number, number> = new Map([
  [1, 210_000],
  [2, 210_000],
  [3, 210_000],
  [4, 840_000],
  [17, 5_000_000],
  [18, 2_100_000],
  [47, 2_100_000],
]);

/** Next halving (ETC: next era) after `height`, or undefined for coins that have none. */
export function nextRewardCut(coinId: number, height: number): RewardCut | undefined {
  const blocks = halvingBlocks.get(coinId);
  if (blocks === undefined) return undefined;
  const firstOfEra = coinId === 17 ? 1 : 0;
  const cutHeight = (Math.floor((height - firstOfEra) / blocks) + 1) * blocks + firstOfEra;
  return { height: cutHeight, reward: blockReward(coinId, cutHeight, 0) };
}
