import { startThrowAwayServer } from '@shiji/tooling/serve/throw-away-server.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the server under test. */
    serverUrl: string
  }
}

/** Starts the demo once for all journeys, unless E2E_URL names a running one. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.E2E_URL
  if (given) {
    project.provide('serverUrl', given.replace(/\/$/, ''))
    return undefined
  }
  const server = await startThrowAwayServer()
  project.provide('serverUrl', server.url)
  return async () => {
    await server.stop()
  }
}
