/// <reference types="node" />
import { globSync } from 'node:fs'
import { expect, it, vi } from 'vitest'

it('no two modules give an endpoint the same name: the second would be dropped with a console message only', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const modules = globSync('**/*.api.ts', { cwd: import.meta.dirname })
  expect(modules.length).toBeGreaterThan(10)
  for (const module of modules) await import(/* @vite-ignore */ `${import.meta.dirname}/${module}`)
  expect(complaints.mock.calls).toEqual([])
})
