/** Where the visitor's own machines begin on a page. */
export const FLEET_TITLE_ID = 'fleet-title';
