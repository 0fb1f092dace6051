import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../icon/icon.tsx'
import { Button, IconButton } from './button.tsx'

const meta: Meta<typeof Button> = {
  title: 'Controls/Button',
  component: Button,
  subcomponents: { IconButton },
  args: {
    children: '保存',
    look: 'solid',
    tone: 'accent',
    size: 'default',
    loading: false,
    disabled: false,
    onClick: fn(),
  },
  argTypes: {
    look: {
      control: 'inline-radio',
      options: ['solid', 'subtle', 'outline', 'ghost', 'plain'],
      description: 'How much it stands out; one `solid` per view.',
    },
    tone: {
      control: 'inline-radio',
      options: ['accent', 'neutral', 'danger'],
      description: 'What it is about; `danger` cannot be undone.',
    },
    size: {
      control: 'inline-radio',
      options: ['default', 'xs', 'sm', 'md', 'lg', 'xl'],
      description: 'Height; `control` follows the density of the area.',
    },
    disabled: { control: 'boolean', description: 'Takes no press and no focus.' },
    icon: { control: false },
  },
}
export default meta
type Story = StoryObj<typeof Button>

export const Playground: Story = {}

/** Variants and tones; sizes; disabled, loading, long labels. */
export const Looks: Story = {
  render: () => (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {(['accent', 'neutral', 'danger'] as const).map(tone => (
        <chakra.div key={tone} display="flex" gap="3" flexWrap="wrap" alignItems="center">
          {(['solid', 'subtle', 'outline', 'ghost', 'plain'] as const).map(look => (
            <Button key={look} look={look} tone={tone}>
              {look}
            </Button>
          ))}
          <Button look="solid" tone={tone} disabled>
            disabled
          </Button>
          <Button look="solid" tone={tone} loading>
            loading
          </Button>
          <IconButton label="删除" tone={tone}>
            <Icon of={Trash2} size={16} />
          </IconButton>
        </chakra.div>
      ))}
      <chakra.div display="flex" gap="3" flexWrap="wrap" alignItems="center">
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map(size => (
          <Button key={size} size={size} icon={<Icon of={Plus} size={16} />}>
            {size}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  ),
}

/** While loading it keeps the focus and ignores further clicks. */
export const LoadingIgnoresClicks: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    button.focus()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** A disabled button ignores clicks. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '保存' })).toBeDisabled()
  },
}

/** An icon button has an accessible name and a tooltip. */
export const IconOnly: StoryObj<typeof IconButton> = {
  args: { label: '删除', look: 'ghost', tone: 'danger', children: <Icon of={Trash2} size={16} /> },
  argTypes: { children: { control: false } },
  render: ({ label = '', children, ...rest }) => (
    <IconButton {...rest} label={label}>
      {children}
    </IconButton>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '删除' })).toHaveAttribute('title', '删除')
  },
}
