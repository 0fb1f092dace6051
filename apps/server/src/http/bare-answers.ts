declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by the plugins of the same names. */
    readonly helmet?: { readonly skipRoute: true }
    readonly cors?: false
  }
}

/**
 * Routes of files answer without the headers that guard a document: a page is dozens of files and one document, and each
 * file carries only what it needs itself.
 */
export const BARE = { helmet: { skipRoute: true }, cors: false } as const
