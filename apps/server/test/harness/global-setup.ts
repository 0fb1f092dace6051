import { rmSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/infra/database/migrate.ts'
import { inDatabase } from './in-database.ts'
import type { TestCluster } from './test-cluster.ts'
import { startThrowAwayCluster } from './throw-away-cluster.ts'

const withClient = async (connectionString: string, work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Our own cluster has the right locale already; a foreign one is asked for it by name, in the syntax of PostgreSQL 15.
 */
const createTemplate = (admin: string, template: string, foreign: boolean) =>
  withClient(admin, async client => {
    const locale = foreign ? ` template template0 encoding 'UTF8' locale 'C.UTF-8'` : ''
    await client.query(`create database ${template}${locale}`)
  })

const migrateTemplate = async (admin: string, template: string) => {
  const pool = new pg.Pool({ connectionString: inDatabase(admin, template), max: 2 })
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
}

const dropAll = (admin: string, prefix: string) =>
  withClient(admin, async client => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { name } of rows) await client.query(`drop database if exists "${name}" with (force)`)
  })

/**
 * One cluster per run: the embedded engine in a temporary folder, or the server of TEST_DATABASE_URL. Creates the
 * migrated template that `createTestDatabase` copies, and removes everything it created when the run ends.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  const own = url ? undefined : await startThrowAwayCluster()
  const admin = own?.embedded.url ?? url ?? ''
  const prefix = `shiji_test_${process.pid}_`
  const template = `${prefix}template`
  const teardown = async () => {
    if (!own) return dropAll(admin, prefix)
    await own.embedded.stop()
    rmSync(own.folder, { recursive: true, force: true })
  }
  try {
    await createTemplate(admin, template, !own)
    await migrateTemplate(admin, template)
  } catch (error) {
    await teardown()
    throw error
  }
  const cluster: TestCluster = { admin, template, prefix }
  project.provide('testCluster', cluster)
  return teardown
}
