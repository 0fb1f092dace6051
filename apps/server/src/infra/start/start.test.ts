import { describe, expect, it } from 'vitest'
import { ConfigError } from '../config/config.ts'
import { EmbeddedError } from '../embedded/embedded-error.ts'
import { failureLine } from './failure-line.ts'
import { Shutdown } from './shutdown.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more })

describe('a failed start of the server', () => {
  it.each([
    ['a bad setting', new ConfigError('PORT is "x"'), 'PORT is "x"'],
    ['the data of another process', new EmbeddedError('in_use', 'The data is in use.'), 'The data is in use.'],
    [
      'a busy port',
      coded('EADDRINUSE', { syscall: 'listen' }),
      'Port 3000 is in use by another program: choose another with PORT.',
    ],
    [
      'a port for root',
      coded('EACCES', { syscall: 'listen' }),
      'Port 3000 may not be opened by this user: choose another with PORT.',
    ],
    ['a full disk', coded('ENOSPC'), 'The disk is full: free some space or choose another folder with DATA_DIR.'],
    [
      'a full disk of the database',
      coded('53100'),
      'The disk of the database is full: free some space and start again.',
    ],
    ['a wrong password', coded('28P01'), 'The database refuses the user or password of DATABASE_URL.'],
    [
      'no server at the address',
      new AggregateError([coded('ECONNREFUSED')]),
      'The database of DATABASE_URL cannot be reached (ECONNREFUSED).',
    ],
  ])('%s is one line', (_name, error, line) => {
    expect(failureLine(error, 3_000)).toBe(line)
  })

  it.each([
    new TypeError('x is not a function'),
    coded('42P01'),
    'text',
    undefined,
    coded('EACCES', { syscall: 'open' }),
  ])('a bug keeps its stack trace: %s', error => {
    expect(failureLine(error, 3_000)).toBeUndefined()
  })
})

describe('shutdown', () => {
  it('undoes the newest step first, all of them, once', async () => {
    const done: string[] = []
    const shutdown = new Shutdown()
    shutdown.add(() => void done.push('database'))
    shutdown.add(() => Promise.reject(new Error('worker hangs')))
    shutdown.add(async () => void done.push('http'))
    await expect(shutdown.run()).rejects.toThrow('worker hangs')
    expect(done).toEqual(['http', 'database'])
    await shutdown.run()
    expect(done).toHaveLength(2)
  })
})
