/** What test files need to create databases of their own; passed to them by vitest. */
export type TestCluster = { admin: string; template: string; prefix: string }

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster
  }
}
