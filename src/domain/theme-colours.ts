/** The colour behind every page, by theme: the surface of `ui/tokens.css`, and what the browser and the home screen show around the site. */
export const themeColours = {
  dark: '#090C12',
  light: '#F3F6FA',
} as const;
