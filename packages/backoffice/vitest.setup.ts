import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { MotionGlobalConfig } from 'framer-motion'
import { afterEach, beforeEach } from 'vitest'

// The test browser has no animations: what fades is shown or gone immediately.
MotionGlobalConfig.skipAnimations = true
// Longer waits for elements that appear later, for a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Files share their worker, so setup that the library does once is repeated for each.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)
// What one test typed and did not save is not offered to the next.
beforeEach(() => sessionStorage.clear())
