declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by the plugins of the same names. */
    readonly helmet?: { readonly skipRoute: true }
    readonly cors?: false
  }
}

/**
 * Routes of files answer without the headers that protect a document: a page consists of dozens of files and one
 * document, and each file carries only the headers it needs itself.
 */
export const BARE = { helmet: { skipRoute: true }, cors: false } as const
