import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../cruise.ts'
import { type SourceFile, sourceFiles } from '../source-files.ts'

export type DependencyFiles = {
  /** Text of pnpm-workspace.yaml. */
  workspace: string
  /** Text of pnpm-lock.yaml; undefined when there is none. */
  lockfile: string | undefined
  manifests: readonly SourceFile[]
}

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const

/** Settings that let a package run its install script without being named. */
const OPEN_DOORS = /^(dangerouslyAllowAllBuilds|neverBuiltDependencies|ignoreDepScripts)\b/
/** Settings of package.json that pnpm would take before those of the workspace file. */
const OWN_SETTINGS = ['pnpm', 'overrides', 'resolutions'] as const

const bare = (text: string): string => text.trim().replace(/^(['"])(.*)\1$/, '$2')

/**
 * The pairs of `name: value` below a heading of a YAML file with this indentation, up to the next line with less
 * indentation.
 */
function pairsBelow(yaml: string, heading: string, indent = 2): ReadonlyMap<string, string> {
  const lines = yaml.split('\n')
  const start = lines.indexOf(heading)
  const pairs = new Map<string, string>()
  for (const line of start < 0 ? [] : lines.slice(start + 1)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    const depth = line.search(/\S/)
    if (depth < indent) break
    const match = depth === indent ? /^\s*('[^']+'|"[^"]+"|[^:]+):(?:\s+(.*))?$/.exec(line) : null
    if (match?.[1] !== undefined) pairs.set(bare(match[1]), bare((match[2] ?? '').replace(/\s+#.*$/, '')))
  }
  return pairs
}

/** Specifiers of the lockfile's own copy of the catalog. */
function lockedSpecifiers(lockfile: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const part = /\ncatalogs:\n {2}default:\n([\s\S]*?)(?=\n\S|$)/.exec(lockfile)?.[1] ?? ''
  for (const [, name = '', specifier = ''] of part.matchAll(/^ {4}(\S+):\n {6}specifier: (.*)$/gm))
    found.set(bare(name), bare(specifier))
  return found
}

/**
 * One line per dependency that does not take its version from the one catalog, per entry of the catalog that nothing uses, per
 * difference between catalog and lockfile, and per install script that may run without being named.
 */
export function judgeDependencies({ workspace, lockfile, manifests }: DependencyFiles): string[] {
  const catalog = pairsBelow(workspace, 'catalog:')
  const used = new Set<string>()
  const faults = manifests.flatMap(manifest => judgeManifest(manifest, catalog, used))
  for (const name of catalog.keys())
    if (!used.has(name)) faults.push(`pnpm-workspace.yaml: nothing uses ${name} of the catalog`)
  return [...faults, ...judgeScripts(workspace), ...judgeLockfile(lockfile, catalog, used)]
}

function judgeManifest({ path, text }: SourceFile, catalog: ReadonlyMap<string, string>, used: Set<string>): string[] {
  const manifest: Readonly<Record<string, unknown>> = JSON.parse(text)
  const faults = OWN_SETTINGS.filter(name => name in manifest).map(
    name => `${path}: "${name}" belongs into pnpm-workspace.yaml`,
  )
  for (const [name, version] of KINDS.flatMap(kind => Object.entries(Object(manifest[kind])))) {
    used.add(name)
    if (name.startsWith('@shiji/')) {
      if (version !== 'workspace:*') faults.push(`${path}: ${name} is ${version}, not workspace:*`)
    } else if (version !== 'catalog:') faults.push(`${path}: ${name} is ${version}, not catalog:`)
    else if (!catalog.has(name)) faults.push(`${path}: ${name} is not in the catalog`)
  }
  return faults
}

function judgeScripts(workspace: string): string[] {
  const faults = workspace
    .split('\n')
    .filter(line => OPEN_DOORS.test(line))
    .map(line => `pnpm-workspace.yaml: "${line.trim()}" lets install scripts run that nobody named`)
  const builds = pairsBelow(workspace, 'allowBuilds:')
  if (builds.size === 0) faults.push('pnpm-workspace.yaml: allowBuilds names no package')
  for (const [name, value] of builds) {
    if (name.includes('*') || !/^(true|false)$/.test(value))
      faults.push(`pnpm-workspace.yaml: allowBuilds must say true or false of one package, not "${name}: ${value}"`)
  }
  return faults
}

function judgeLockfile(
  lockfile: string | undefined,
  catalog: ReadonlyMap<string, string>,
  used: ReadonlySet<string>,
): string[] {
  if (lockfile === undefined) return ['pnpm-lock.yaml does not exist: commit it']
  const locked = lockedSpecifiers(lockfile)
  return [...catalog].flatMap(([name, version]) =>
    !used.has(name) || locked.get(name) === version
      ? []
      : [`pnpm-lock.yaml: ${name} is locked for ${locked.get(name) ?? 'nothing'}, the catalog says ${version}`],
  )
}

/** Checks the versions and install scripts of every package of the workspace. */
export const checkDependencies = (): string[] => {
  const read = (name: string) => readFileSync(join(checkout, name), 'utf8')
  return judgeDependencies({
    workspace: read('pnpm-workspace.yaml'),
    lockfile: existsSync(join(checkout, 'pnpm-lock.yaml')) ? read('pnpm-lock.yaml') : undefined,
    manifests: sourceFiles(['package.json', '{apps,packages}/*/package.json', '{tooling,e2e,bench}/package.json']),
  })
}
