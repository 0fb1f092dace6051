import { describe, expect, it } from 'vitest'
import { pickWatched } from './ancestors.ts'

const chain = (...commands: string[]) => commands.map((command, index) => ({ pid: 100 - index, command }))
const picked = (...commands: string[]) => pickWatched(chain(...commands)).map(({ command }) => command)

describe('pickWatched', () => {
  it('follows the whole chain of a package manager, and not the shell that it was typed in', () => {
    const npx = 'npm exec pnpm@12 start'

    expect(
      picked('sh -c node tooling/start/main.ts', '/x/pnpm start', 'sh -c pnpm start', npx, '-bash', 'sshd: me'),
    ).toEqual(['sh -c node tooling/start/main.ts', '/x/pnpm start', 'sh -c pnpm start', npx])
  })

  it('follows a program that started it directly, but no shell and no init', () => {
    expect(picked('/usr/bin/node /x/bench.ts', 'bash')).toEqual(['/usr/bin/node /x/bench.ts'])
    expect(picked('/bin/bash', 'sshd')).toEqual([])
    expect(picked('-zsh')).toEqual([])
    expect(pickWatched([{ pid: 1, command: '/sbin/anything' }])).toEqual([])
    expect(pickWatched([])).toEqual([])
  })
})
