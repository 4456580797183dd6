/** The section's element and the query `id` that leads to it. */
export const affiliateProgramId = 'AffiliateProgram';

/** Dispatched on the window when a visitor on the home page follows a link to the section; the listener that scrolls there cancels it. */
export const affiliateProgramEvent = 'affiliate-program';
