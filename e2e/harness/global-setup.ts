import { availableParallelism } from 'node:os'
import { startThrowAwayServer } from '@shiji/tooling/serve/throw-away-server.ts'
import type { TestProject } from 'vitest/node'

/** Origins of one running product: its shop, and the back offices, each its own or the shop's. */
export type Site = { readonly shop: string; readonly Seller: string; readonly Admin: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker of the run, so that no file meets the clock or the data of one that runs beside it. */
    sites: readonly Site[]
  }
}

const siteOf = ([shop = '', Seller = shop, Admin = shop]: readonly string[]): Site => ({ shop, Seller, Admin })

/**
 * Starts a demo for each worker, unless E2E_URL names a running one: by one origin, or by those of shop, seller and
 * admin between commas.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.E2E_URL
  if (given) {
    project.provide('sites', [siteOf(given.split(',').map(url => url.replace(/\/$/, '')))])
    return undefined
  }
  const begun = Array.from({ length: workersOfRun() }, () => startThrowAwayServer())
  const servers = (await Promise.allSettled(begun)).flatMap(start =>
    start.status === 'fulfilled' ? [start.value] : [],
  )
  const stop = async () => {
    await Promise.all(servers.map(server => server.stop()))
  }
  if (servers.length < begun.length) {
    await stop()
    await Promise.all(begun)
  }
  project.provide(
    'sites',
    servers.map(({ url }) => siteOf([url])),
  )
  return stop
}

/** Files that run at a time: more than two would only wait for each other's browser. */
export function workersOfRun(): number {
  return process.env.E2E_URL ? 1 : Math.min(2, availableParallelism())
}
