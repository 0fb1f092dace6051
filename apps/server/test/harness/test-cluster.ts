/** What test files need to make databases of their own; handed to them by vitest. */
export type TestCluster = { admin: string; template: string; prefix: string }

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster
  }
}
