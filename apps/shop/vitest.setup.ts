import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Waits long enough for delayed content, also on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Files share their worker, so the library's setup for the first file must run for each.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)
