import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { beforeAll } from 'vitest'
import preview from './preview.tsx'

const project = setProjectAnnotations([a11y, preview])

// Without the first a query that finds nothing prints the whole page; the second is patience for busy machines.
configure({ getElementError: message => new Error(message ?? 'no element'), asyncUtilTimeout: 8000 })

beforeAll(project.beforeAll)
