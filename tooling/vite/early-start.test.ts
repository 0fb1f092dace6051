import { describe, expect, it } from 'vitest'
import { type BuiltScript, earlyFiles } from './early-start.ts'

const script = (fileName: string, imports: string[], moduleIds: string[] = [], isEntry = false): BuiltScript => ({
  fileName,
  isEntry,
  imports,
  moduleIds,
})

const BUILT = [
  script('assets/index-1.js', ['assets/runtime-1.js'], ['/shop/src/main.tsx'], true),
  script('assets/runtime-1.js', []),
  script('assets/home-1.js', ['assets/index-1.js', 'assets/goods-1.js'], ['/shop/src/pages/home-page.tsx']),
  script('assets/goods-1.js', ['assets/runtime-1.js', 'assets/price-1.js'], ['/ui/goods-card.tsx']),
  script('assets/price-1.js', ['assets/index-1.js']),
  script('assets/words-1.js', [], ['C:\\shop\\messages\\en\\shop.json', '/shop/messages/en/common.json']),
]

describe('the files that a page needs', () => {
  it('are those of its module and of all that it imports, without those of the start', () => {
    const { files, of } = earlyFiles(BUILT, ['src/pages/home-page.tsx', 'messages/en/shop.json'], '/Shop/')
    const filesOf = (module: string) => of[module]?.map(place => files[place])
    expect(filesOf('src/pages/home-page.tsx')).toEqual([
      '/Shop/assets/home-1.js',
      '/Shop/assets/goods-1.js',
      '/Shop/assets/price-1.js',
    ])
    expect(filesOf('messages/en/shop.json')).toEqual(['/Shop/assets/words-1.js'])
  })

  it('throw for a module that is not in the build, which is a fault of the build', () => {
    expect(() => earlyFiles(BUILT, ['src/pages/gone-page.tsx'], '/')).toThrow('src/pages/gone-page.tsx')
  })
})
