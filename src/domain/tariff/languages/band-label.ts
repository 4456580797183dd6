/** What bands of a day are called; two names of one list are two bands. */
export type BandLabel = 'offPeak' | 'sharp' | 'peak' | 'flat' | 'valley' | 'day' | 'night';
