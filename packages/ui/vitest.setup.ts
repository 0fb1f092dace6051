import { afterAll, beforeAll } from 'vitest'

const still = document.createElement('style')
still.textContent = '* { animation-name: none !important }'

// The test browser knows the styles of animations and runs none: a part that waited for the end of one would stay for good.
beforeAll(() => document.head.append(still))
afterAll(() => still.remove())
