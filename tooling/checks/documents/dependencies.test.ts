import { describe, expect, it } from 'vitest'
import { checkDependencies, judgeDependencies } from './dependencies.ts'

const WORKSPACE = `packages:
  - apps/*

# Named, or the install fails.
allowBuilds:
  '@a/native': true
  slow: false # never

catalog:
  '@a/native': 1.0.0
  react: npm:other-react@2.0.0
  vite: ^3.0.0
`
const LOCKFILE = `lockfileVersion: '9.0'

catalogs:
  default:
    '@a/native':
      specifier: 1.0.0
      version: 1.0.0
    react:
      specifier: npm:other-react@2.0.0
      version: 2.0.0
    vite:
      specifier: ^3.0.0
      version: 3.1.0

importers:
`
const MANIFEST = {
  dependencies: { '@shiji/kit': 'workspace:*', react: 'catalog:' },
  devDependencies: { vite: 'catalog:' },
  optionalDependencies: { '@a/native': 'catalog:' },
}
const judge = (change: { manifest?: object; workspace?: string; lockfile?: string | undefined }) =>
  judgeDependencies({
    workspace: change.workspace ?? WORKSPACE,
    lockfile: 'lockfile' in change ? change.lockfile : LOCKFILE,
    manifests: [{ path: 'apps/x/package.json', text: JSON.stringify({ ...MANIFEST, ...change.manifest }) }],
  })

describe('the check of dependencies', () => {
  it('finds nothing where every version comes from the catalog, locked, and scripts are allowed by name', () => {
    expect(judge({})).toEqual([])
  })

  it.each([
    ['a version of its own', { dependencies: { react: '2.0.0' } }, 'apps/x/package.json: react is 2.0.0, not catalog:'],
    [
      'another catalog',
      { dependencies: { react: 'catalog:old' } },
      'apps/x/package.json: react is catalog:old, not catalog:',
    ],
    [
      'a package by address',
      { devDependencies: { vite: 'git+https://x.example/v.git' } },
      'apps/x/package.json: vite is git+https://x.example/v.git, not catalog:',
    ],
    [
      'a peer of its own range',
      { peerDependencies: { react: '>=2' } },
      'apps/x/package.json: react is >=2, not catalog:',
    ],
    [
      'a name that the catalog lacks',
      { dependencies: { react: 'catalog:', left: 'catalog:' } },
      'apps/x/package.json: left is not in the catalog',
    ],
    [
      'an own package from outside',
      { dependencies: { react: 'catalog:', '@shiji/kit': '1.0.0' } },
      'apps/x/package.json: @shiji/kit is 1.0.0, not workspace:*',
    ],
    [
      'overrides in a package',
      { overrides: { react: '1' } },
      'apps/x/package.json: "overrides" belongs into pnpm-workspace.yaml',
    ],
  ])('finds %s', (_name, manifest, fault) => {
    expect(judge({ manifest })).toEqual([fault])
  })

  it('finds an entry of the catalog that nothing uses', () => {
    expect(judge({ manifest: { devDependencies: {} } })).toEqual([
      'pnpm-workspace.yaml: nothing uses vite of the catalog',
    ])
  })

  it.each([
    ['no list', WORKSPACE.replace('allowBuilds:', 'allowed:'), 'allowBuilds names no package'],
    ['a pattern', WORKSPACE.replace('slow: false', "'@a/*': true"), 'not "@a/*: true"'],
    ['anything but yes or no', WORKSPACE.replace('slow: false', 'slow: maybe'), 'not "slow: maybe"'],
    ['all of them', `${WORKSPACE}\ndangerouslyAllowAllBuilds: true\n`, 'lets install scripts run that nobody named'],
  ])('finds install scripts allowed by %s', (_name, workspace, fault) => {
    expect(judge({ workspace })).toEqual([expect.stringContaining(fault)])
  })

  it('finds a lockfile that is missing, or that was written for another catalog', () => {
    expect(judge({ lockfile: undefined })).toEqual(['pnpm-lock.yaml does not exist: commit it'])
    expect(judge({ lockfile: LOCKFILE.replace('^3.0.0', '^2.0.0') })).toEqual([
      'pnpm-lock.yaml: vite is locked for ^2.0.0, the catalog says ^3.0.0',
    ])
    expect(judge({ lockfile: LOCKFILE.replace(/ {4}react:\n.*\n.*\n/, '') })).toEqual([
      'pnpm-lock.yaml: react is locked for nothing, the catalog says npm:other-react@2.0.0',
    ])
  })

  it('finds nothing in this workspace', () => {
    expect(checkDependencies()).toEqual([])
  })
})
