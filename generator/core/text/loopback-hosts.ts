/** Names of this machine as addresses and `Host` headers have them: nobody else reaches what is there. */
export const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
