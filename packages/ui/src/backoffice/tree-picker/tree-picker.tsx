import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Check, ChevronDown, ChevronRight, Minus } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { CascadeNode } from '../../common/cascader/cascade-node.ts'
import { useField } from '../../common/field/field-context.ts'
import { Icon } from '../../common/icon/icon.tsx'
import { EmptyState } from '../../common/state-view/states.tsx'
import { pressed, type TreeLine, tickOf, visibleLines } from './tree-ticks.ts'

export interface TreePickerProps {
  /** The tree. */
  readonly nodes: readonly CascadeNode[]
  /** Values of the checked leaves. */
  readonly value: readonly CascadeNode['value'][]
  /** Called with all checked leaves. */
  readonly onValue: (value: readonly CascadeNode['value'][]) => void
  /** Accessible name, if there is no `Field` around it. */
  readonly label?: string
  /** Initially open nodes. @default the first level */
  readonly opened?: readonly CascadeNode['value'][]
  /** Maximum height of the scrolling part. @default '360px' */
  readonly maxHeight?: string
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '36px',
    pe: '2',
    borderRadius: 'xs',
    cursor: 'pointer',
    textStyle: 'md',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    '&[aria-disabled=true]': { cursor: 'not-allowed', color: 'fg.subtle' },
  },
})

const Box = ({ state }: { readonly state: ReturnType<typeof tickOf> }) => (
  <chakra.span
    aria-hidden
    w="18px"
    h="18px"
    display="grid"
    placeItems="center"
    borderRadius="xs"
    borderWidth="1.5px"
    borderColor={state === 'off' ? 'border.control' : 'accent.solid'}
    bg={state === 'off' ? 'bg.surface' : 'accent.solid'}
    color="accent.contrast"
  >
    {state === 'on' && <Check width={12} height={12} strokeWidth={3} />}
    {state === 'some' && <Minus width={12} height={12} strokeWidth={3} />}
  </chakra.span>
)

interface NodeLineProps {
  readonly id: string
  readonly line: TreeLine
  readonly state: ReturnType<typeof tickOf>
  readonly disabled: boolean
  /** Whether this is the Tab stop. */
  readonly isStop: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onTick: () => void
  readonly onTurn: () => void
}

/** One node: open or closed, checked or not, with its name. */
const NodeLine = ({ id, line, state, disabled, isStop, onKeyDown, onTick, onTurn }: NodeLineProps) => (
  <Line
    id={id}
    role="treeitem"
    aria-level={line.level}
    aria-expanded={line.open}
    aria-checked={state === 'some' ? 'mixed' : state === 'on'}
    aria-disabled={disabled || undefined}
    tabIndex={isStop ? 0 : -1}
    style={{ paddingInlineStart: (line.level - 1) * 24 + 4 }}
    onKeyDown={onKeyDown}
    onClick={onTick}
  >
    <chakra.span
      aria-hidden
      w="24px"
      h="24px"
      display="grid"
      placeItems="center"
      color="fg.muted"
      onClick={event => {
        if (line.open === undefined) return
        event.stopPropagation()
        onTurn()
      }}
    >
      {line.open !== undefined && <Icon of={line.open ? ChevronDown : ChevronRight} size={16} />}
    </chakra.span>
    <Box state={state} />
    {line.node.hint === undefined ? (
      line.node.label
    ) : (
      <chakra.span minW="0" overflowWrap="anywhere">
        {line.node.label}
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          {line.node.hint}
        </chakra.span>
      </chakra.span>
    )}
  </Line>
)

/**
 * A tree with checkboxes: a click on a node checks all below it. Arrow keys move, open and close, Space checks; one Tab
 * stop for the whole tree.
 */
export function TreePicker({ nodes, value, onValue, label, opened, maxHeight = '360px' }: TreePickerProps) {
  const say = useText('ui')
  const field = useField()
  const id = useId()
  const tree = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<CascadeNode['value']>>(
    () => new Set(opened ?? nodes.map(node => node.value)),
  )
  const [active, setActive] = useState<CascadeNode['value']>()
  const disabled = field?.disabled ?? false
  const lines = visibleLines(nodes, open)
  const ticked = new Set(value)
  const current = lines.some(line => line.node.value === active) ? active : lines[0]?.node.value

  const focus = (line: TreeLine | undefined): void => {
    if (!line) return
    setActive(line.node.value)
    tree.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`${id}${line.node.value}`)}"]`)?.focus()
  }
  const turn = (line: TreeLine, to: boolean): void => {
    const next = new Set(open)
    if (to) next.add(line.node.value)
    else next.delete(line.node.value)
    setOpen(next)
  }
  const tick = (line: TreeLine): void => {
    if (!disabled) onValue(pressed(line.node, value))
  }
  const onKeyDown = (event: KeyboardEvent, at: number, line: TreeLine): void => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => focus(lines[at + 1]),
      ArrowUp: () => focus(lines[at - 1]),
      Home: () => focus(lines[0]),
      End: () => focus(lines.at(-1)),
      ArrowRight: () => (line.open === false ? turn(line, true) : line.open ? focus(lines[at + 1]) : undefined),
      ArrowLeft: () => (line.open ? turn(line, false) : focus(lines.find(each => each.node.value === line.parent))),
      ' ': () => tick(line),
      Enter: () => tick(line),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  if (nodes.length === 0) return <EmptyState extent="inline" />
  return (
    <div>
      <chakra.div
        ref={tree}
        role="tree"
        aria-multiselectable
        {...(field
          ? { 'aria-labelledby': field.labelId, 'aria-describedby': field.describedBy }
          : { 'aria-label': label })}
        overflowY="auto"
        borderWidth="1px"
        borderColor={field?.invalid ? 'status.danger.border' : 'border'}
        borderRadius="sm"
        p="1"
        style={{ maxHeight }}
      >
        {lines.map((line, at) => (
          <NodeLine
            key={line.node.value}
            id={`${id}${line.node.value}`}
            line={line}
            state={tickOf(line.node, ticked)}
            disabled={disabled}
            isStop={line.node.value === current}
            onKeyDown={event => onKeyDown(event, at, line)}
            onTick={() => {
              setActive(line.node.value)
              tick(line)
            }}
            onTurn={() => turn(line, !line.open)}
          />
        ))}
      </chakra.div>
      <chakra.p role="status" mt="1" textStyle="xs" color="fg.muted">
        {say('ui.tree_ticked', { count: value.length })}
      </chakra.p>
    </div>
  )
}
