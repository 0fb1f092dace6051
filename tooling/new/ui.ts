import type { Name } from './names.ts'
import type { Plan } from './plan.ts'

/** A component of the UI kit. */
const component = ({ pascal, words }: Name) => `import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface ${pascal}Props {
  /** What this part of the ${words} shows. */
  readonly children: ReactNode
  /** Quiet form for crowded places. @default false */
  readonly isCompact?: boolean
}

/** What a person sees and can do with it, in one sentence. */
export function ${pascal}({ children, isCompact = false }: ${pascal}Props) {
  return (
    <chakra.div p={isCompact ? '2' : '4'} bg="bg.panel" color="fg" borderRadius="md">
      {children}
    </chakra.div>
  )
}
`

/** The states that every component shows: default, with long text, in its quiet variant. */
const story = (
  { pascal }: Name,
  from: string,
  title: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ${pascal} } from '${from}'

const meta: Meta<typeof ${pascal}> = { title: '${title}', component: ${pascal}, args: { children: '内容 Content' } }
export default meta

type Story = StoryObj<typeof ${pascal}>

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('内容 Content')).toBeVisible()
  },
}

export const Compact: Story = { args: { isCompact: true } }

export const LongText: Story = { args: { children: '很长的文字 '.repeat(40) } }
`

const FLOORS: readonly string[] = ['common', 'shop', 'backoffice']

/** A component of a floor of the kit with its stories, which are its tests. Throws when there is no such floor. */
export const planComponent = (floor: string, name: Name): Plan => {
  if (!FLOORS.includes(floor)) throw new Error(`the floor is ${FLOORS.join(', ')}, not ${floor}`)
  const folder = `packages/ui/src/${floor}/${name.kebab}`
  return {
    files: {
      [`${folder}/${name.kebab}.tsx`]: component(name),
      [`${folder}/${name.kebab}.stories.tsx`]: story(name, `./${name.kebab}.tsx`, `Parts/${name.pascal}`),
    },
    next: [
      'give it the states that apply: loading, empty, error, both languages, both themes',
      'texts for people go to packages/i18n',
    ],
  }
}

/** Stories for a component that has none: `packages/ui/src/common/rating/rating.tsx` names it. */
export const planStory = (path: string): Plan => {
  const match = /^(packages\/(?:ui|backoffice)\/src\/.+\/)?([a-z0-9-]+)\.tsx$/.exec(path)
  if (!match?.[1] || !match[2])
    throw new Error(
      `a story stands beside its component in packages/ui or packages/backoffice; this is not one: ${path}`,
    )
  const pascal = match[2]
    .split('-')
    .map(part => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('')
  return {
    files: {
      [path.replace(/\.tsx$/, '.stories.tsx')]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${pascal} } from './${match[2]}.tsx'

const meta = { title: 'Parts/${pascal}', component: ${pascal} } satisfies Meta<typeof ${pascal}>
export default meta

type Story = StoryObj<typeof ${pascal}>

export const Shown: Story = {}
`,
    },
    next: ['give the story its args and a play that asserts what a person notices'],
  }
}
