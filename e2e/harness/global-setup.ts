import { startThrowAwayServer } from '@shiji/tooling/serve/throw-away-server.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the server under test; of the shop, where each area has one of its own. */
    serverUrl: string
    /** Origins of the back offices, each its own or the server's. */
    areaUrls: { readonly Seller: string; readonly Admin: string }
  }
}

/** Starts the demo once for all journeys, unless E2E_URL names a running one: by one origin, or by those of shop, seller and admin between commas. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.E2E_URL
  if (given) {
    provide(project, ...given.split(',').map(url => url.replace(/\/$/, '')))
    return undefined
  }
  const server = await startThrowAwayServer()
  provide(project, server.url)
  return async () => {
    await server.stop()
  }
}

function provide(project: TestProject, shop = '', Seller = shop, Admin = shop): void {
  project.provide('serverUrl', shop)
  project.provide('areaUrls', { Seller, Admin })
}
