import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { inDatabase } from '#harness/in-database.ts'
import { type ServerProcess, startServerProcess } from '#harness/server-process.ts'
import { type Config, readConfig } from '../config/config.ts'
import { OtherFilesFolder, shareOneFolder } from './one-folder.ts'

let server: TestApp
const folders: string[] = []
beforeAll(async () => {
  server = await createTestApp()
})
afterEach(async () => {
  await server.ctx.db.execute(sql`delete from configs where name = 'files_folder'`)
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
afterAll(() => server.close())

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-share-'))
  folders.push(folder)
  return folder
}
const start = (dataDir: string, change: Partial<Config> = {}) =>
  shareOneFolder(server.ctx.db, { ...readConfig({ DATA_DIR: dataDir }), ...change }, server.clock.now())

describe('the files of several processes', () => {
  it('are in one folder: the first process marks it, the next with the same folder starts', async () => {
    const folder = newFolder()
    await start(folder)
    await start(folder)
  })

  it('another folder is refused in one line that says what to do', async () => {
    await start(newFolder())
    const other = newFolder()
    await expect(start(other)).rejects.toThrow(OtherFilesFolder)
    await expect(start(other)).rejects.toThrow(
      `The files folder ${join(other, 'files')} is not the one of this database (it bears no mark): let DATA_DIR name the folder that all processes share, or start once with SHIJI_ADOPT_FILES=on if it is meant.`,
    )
  })

  it('so is the folder of another database', async () => {
    const other = newFolder()
    await start(other)
    await server.ctx.db.execute(sql`update configs set value = '"another"' where name = 'files_folder'`)
    await expect(start(other)).rejects.toThrow('(it belongs to another one)')
  })

  it('a folder that is confirmed is adopted, and the processes on the old one keep running', async () => {
    const [old, fresh] = [newFolder(), newFolder()]
    await start(old)
    await start(fresh, { adoptFiles: true })
    await start(fresh)
    await start(old)
  })

  it('a copy of the folder works, and a new database adopts the existing folder', async () => {
    const [old, copy] = [newFolder(), newFolder()]
    await start(old)
    cpSync(old, copy, { recursive: true })
    await start(copy)
    await server.ctx.db.execute(sql`delete from configs where name = 'files_folder'`)
    await start(copy)
    await start(old)
  })
})

describe('a second process with a folder of its own', () => {
  it('does not start, and reports it in one line', async () => {
    const { rows } = await server.ctx.db.execute<{ name: string }>(sql`select current_database() as name`)
    await start(newFolder())
    const other = newFolder()
    const child: ServerProcess = await startServerProcess({
      DATABASE_URL: inDatabase(inject('testCluster').admin, rows[0]?.name ?? ''),
      DATA_DIR: other,
      SHIJI_MODE: 'test',
    })
    expect(await child.ended).toBe(1)
    expect(child.output()).toMatch(/^The files folder .* is not the one of this database .*$/m)
  })
})
