import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox, Radio, Switch } from './checkbox.tsx'

const meta: Meta<typeof Checkbox> = {
  title: 'Controls/Checkbox, radio, switch',
  component: Checkbox,
  subcomponents: { Radio, Switch },
  args: { children: '同意协议', indeterminate: false, disabled: false },
}
export default meta

export const Playground: StoryObj<typeof Checkbox> = {}

/** All states of the three. */
export const States: StoryObj = {
  render: () => (
    <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(3, max-content)">
      <Checkbox>未选</Checkbox>
      <Checkbox defaultChecked>已选</Checkbox>
      <Checkbox indeterminate>部分</Checkbox>
      <Radio name="states">未选</Radio>
      <Radio name="states" defaultChecked>
        已选
      </Radio>
      <Radio name="states" disabled>
        不可选
      </Radio>
      <Switch>关</Switch>
      <Switch defaultChecked>开</Switch>
      <Switch disabled>不可用</Switch>
    </chakra.div>
  ),
}

/** Words and box are one target; a switch says that it is one. */
export const Operates: StoryObj = {
  render: () => (
    <>
      <Checkbox indeterminate>全选</Checkbox> <Switch>上架</Switch>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByText('上架'))
    await expect(canvas.getByRole('switch', { name: '上架' })).toBeChecked()
  },
}

/** Radios of which none is chosen look like it. */
export const NoneChosen: StoryObj = {
  render: () => (
    <>
      <Radio name="none">包邮</Radio> <Radio name="none">模板</Radio>{' '}
      <Radio name="one" defaultChecked aria-label="另一组" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const colourOf = (name: string): string =>
      getComputedStyle(within(canvasElement).getByRole('radio', { name })).backgroundColor
    await expect(colourOf('包邮')).not.toBe(colourOf('另一组'))
    await expect(colourOf('包邮')).toBe(colourOf('模板'))
  },
}
