import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll } from 'vitest'
import preview from './preview.tsx'

const project = setProjectAnnotations([a11y, preview])

beforeAll(project.beforeAll)
