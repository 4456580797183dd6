/** Set by the build: differs with every change of the sources. */
declare const __BUILD_ID__: string;
