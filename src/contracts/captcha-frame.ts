/** The frame of a third-party captcha: a page of its own policy, never the worker's or the router's. */
export const CAPTCHA_FRAME_PATH = '/captcha.html';
