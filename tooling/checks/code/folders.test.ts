import { describe, expect, it } from 'vitest'
import { checkFolders, crowdedFolders } from './folders.ts'

const filled = (folder: string, count: number) => Array.from({ length: count }, (_, n) => `${folder}/${n}.ts`)

describe('folders', () => {
  it('may hold twenty files, whatever the folders inside hold', () => {
    const paths = [...filled('a/b', 20), ...filled('a/b/c', 20)]

    expect(crowdedFolders(paths, [])).toEqual([])
  })

  it('with one more are named', () => {
    expect(crowdedFolders(filled('a/b', 21), [])).toEqual(['a/b has 21 files, 20 are allowed: split it by meaning'])
    expect(crowdedFolders(filled('a/b', 21), ['a/b'])).toEqual([])
  })

  it('leave the list as soon as they are split', () => {
    expect(crowdedFolders(filled('a/b', 20), ['a/b'])).toEqual([
      'a/b has at most 20 files, or is gone: remove it from the list',
    ])
  })

  it('of this repository keep to it', () => {
    expect(checkFolders()).toEqual([])
  })
})
