import { chakra } from '@chakra-ui/react/styled-system'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { useId, useState } from 'react'
import { axisPlace } from '../faults/problem-places.ts'
import { useGoodsParts } from '../goods-form-context.ts'
import { Wrong } from '../plain-input.tsx'
import { type AxisDraft, addValues, countWith, isTooMany, type SkuMatrix } from './sku-matrix.ts'

/** Most values of one axis, as the contract has it. */
const MOST_VALUES = 60

/** Names in typed or pasted text, separated by lines, tabs, commas and semicolons of both scripts. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split(/[\n\t,，、;；]/)
    .map(name => name.trim())
    .filter(name => name !== '')

/** Takes new values of an axis: typed and ended by Enter, or pasted, as many as there are. */
export function NewValues({
  axis,
  spoken,
  onMatrix,
  describedBy,
}: {
  readonly axis: AxisDraft
  readonly spoken: string
  readonly onMatrix: (alter: (matrix: SkuMatrix) => SkuMatrix, about?: string) => void
  readonly describedBy: string | undefined
}) {
  const say = useText('goods', 'error')
  const { draft } = useGoodsParts()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const id = useId()
  const add = (text: string) => {
    const names = [...new Set(namesIn(text))]
    const fresh = names.filter(name => !axis.values.some(value => value.name === name))
    if (fresh.length === 0) {
      setRefusal(names.length > 0 ? say('goods.value_twice') : undefined)
      return
    }
    const tooMany = isTooMany(countWith(draft.matrix.axes, axis.key, fresh.length))
    if (tooMany || axis.values.length + fresh.length > MOST_VALUES) {
      setRefusal(
        tooMany
          ? say('goods.too_many_skus', { limit: LIMITS.goods.skus })
          : say('error.max_items', { limit: MOST_VALUES }),
      )
      setTyped(text)
      return
    }
    setRefusal(undefined)
    setTyped('')
    onMatrix(matrix => addValues(matrix, axis.key, fresh), axisPlace(axis.key, 'values'))
  }
  const described = [refusal === undefined ? '' : id, describedBy ?? ''].filter(Boolean).join(' ')
  return (
    <div>
      <chakra.div display="flex" gap="2" maxW="460px">
        <Input
          size="sm"
          autoComplete="off"
          aria-label={say('goods.value_new_for', { axis: spoken })}
          placeholder={say('goods.value_new')}
          value={typed}
          {...(described === '' ? {} : { 'aria-describedby': described, 'aria-invalid': true })}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add(typed)
          }}
          onPaste={event => {
            const text = event.clipboardData.getData('text')
            if (namesIn(text).length < 2) return
            event.preventDefault()
            add(text)
          }}
        />
        <Button size="sm" disabled={typed.trim() === ''} onClick={() => add(typed)}>
          {say('goods.add_value')}
        </Button>
      </chakra.div>
      <Wrong id={id} problem={refusal} />
    </div>
  )
}
