import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Checkbox, Radio, Switch } from './checkbox.tsx'
import { RadioGroup } from './radio-group.tsx'

const chosen = fn<(value: string | number) => void>()

const meta: Meta<typeof Checkbox> = {
  title: 'Controls/Checkbox, radio, switch',
  component: Checkbox,
  subcomponents: { Radio, RadioGroup, Switch },
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
      <Checkbox disabled>不可勾选</Checkbox>
      <Checkbox disabled defaultChecked>
        不可取消
      </Checkbox>
      <Checkbox aria-invalid>需要勾选</Checkbox>
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
      <Switch disabled defaultChecked>
        不可关
      </Switch>
    </chakra.div>
  ),
}

/** One choice of several, with one Tab stop. */
export const Choices: StoryObj = {
  render: () => (
    <RadioGroup
      label="配送"
      value="express"
      choices={[
        { value: 'express', label: '快递' },
        { value: 'pickup', label: '自提' },
      ]}
      onValue={chosen}
    />
  ),
  play: async ({ canvasElement }) => {
    chosen.mockClear()
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: '配送' })).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: '自提' }))
    await expect(chosen).toHaveBeenCalledWith('pickup')
  },
}

/** Label and box are one click target; a switch has the switch role. */
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

/** Radios without a choice look unchecked. */
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

/** Long labels wrap beside the box, which keeps its size. */
export const LongText: StoryObj<typeof Checkbox> = {
  args: {
    children: '我已阅读并同意《平台服务协议》《隐私政策》与《商家管理规范》，并承诺所提交的资料真实、完整、有效。',
  },
  decorators: [
    Story => (
      <chakra.div w="240px">
        <Story />
      </chakra.div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox').getBoundingClientRect()
    await expect(box.width).toBeGreaterThanOrEqual(16)
    await expect(Math.round(box.width)).toBe(Math.round(box.height))
  },
}

const shipping = [
  { value: 'express', label: '快递' },
  { value: 'pickup', label: '自提' },
  { value: 'city', label: '同城配送（暂未开通）', disabled: true },
]

/** A group takes its name, error and state from the surrounding field. */
export const GroupInAField: StoryObj = {
  render: () => (
    <chakra.div display="grid" gap="4">
      <Field label="配送" group error="请选择配送方式。">
        <RadioGroup value={undefined} choices={shipping} onValue={chosen} />
      </Field>
      <Field label="不可更改" group disabled>
        <RadioGroup value="express" choices={shipping} onValue={chosen} />
      </Field>
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radiogroup', { name: '配送' })).toHaveAccessibleDescription('请选择配送方式。')
    for (const radio of within(canvas.getByRole('radiogroup', { name: '不可更改' })).getAllByRole('radio'))
      await expect(radio).toBeDisabled()
  },
}
