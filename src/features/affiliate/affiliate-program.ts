/** The section's element and the query `id` that leads to it (spec 2). */
export const affiliateProgramId = 'AffiliateProgram';

/** Sent to the window instead of a scroll when a visitor who is home already asks for the section (spec 2); whoever brings it into view cancels it. */
export const affiliateProgramEvent = 'affiliate-program';
