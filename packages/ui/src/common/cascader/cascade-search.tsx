import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Input } from '../input/input.tsx'
import { type CascadeFound, findInCascade } from './cascade.ts'
import { CascadeItem } from './cascade-item.tsx'
import type { CascadeNode } from './cascade-node.ts'

/** Most results that are listed; more letters make them fewer. */
const MOST = 50

export interface CascadeSearchProps {
  readonly nodes: readonly CascadeNode[]
  /** Called with the chosen result. */
  readonly onChoose: (found: CascadeFound) => void
  /** The columns, shown while nothing is typed. */
  readonly children: ReactNode
}

/** A search field above the columns of a whole tree: results replace the columns, each with the way to it. */
export function CascadeSearch({ nodes, onChoose, children }: CascadeSearchProps) {
  const say = useText('form')
  const frame = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const found = findInCascade(nodes, typed, MOST)
  const focus = (at: number): void => {
    const items = frame.current?.querySelectorAll<HTMLElement>('[data-found]')
    if (at < 0) frame.current?.querySelector('input')?.focus()
    else items?.[Math.min(at, items.length - 1)]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const to = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : undefined
    if (to === undefined) return
    event.preventDefault()
    focus(to)
  }
  return (
    <div ref={frame}>
      <chakra.div p="2" borderBottomWidth="1px">
        <Input
          type="search"
          autoComplete="off"
          aria-label={say('form.cascade_find')}
          placeholder={say('form.cascade_find')}
          maxLength={40}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            const [first] = found
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              // Enter would send the form around it.
              event.preventDefault()
              if (first !== undefined) onChoose(first)
            } else if (typed.trim() !== '') onKeyDown(event, -1)
            else if (event.key === 'ArrowDown') {
              event.preventDefault()
              frame.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus()
            }
          }}
        />
      </chakra.div>
      {typed.trim() === '' ? (
        children
      ) : found.length === 0 ? (
        <chakra.p role="status" p="3" textStyle="sm" color="fg.muted">
          {say('form.choices_none')}
        </chakra.p>
      ) : (
        <chakra.div
          role="listbox"
          aria-label={say('form.cascade_found')}
          p="1"
          maxH="280px"
          minW="min(420px, 88vw)"
          overflowY="auto"
        >
          {found.map((result, at) => (
            <CascadeItem
              key={result.path.join('/')}
              type="button"
              role="option"
              aria-selected={false}
              data-found
              tabIndex={-1}
              onClick={() => onChoose(result)}
              onKeyDown={event => onKeyDown(event, at)}
            >
              <span>
                <chakra.span color="fg.muted">
                  {result.labels
                    .slice(0, -1)
                    .map(label => `${label} / `)
                    .join('')}
                </chakra.span>
                {result.node.label}
              </span>
            </CascadeItem>
          ))}
        </chakra.div>
      )}
    </div>
  )
}
