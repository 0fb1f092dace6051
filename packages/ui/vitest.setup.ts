import { afterAll, beforeAll } from 'vitest'

const still = document.createElement('style')
still.textContent = '* { animation-name: none !important }'

// The test browser knows animation styles but runs no animations: a component that waits for the end of one would stay
// forever.
beforeAll(() => document.head.append(still))
afterAll(() => still.remove())
