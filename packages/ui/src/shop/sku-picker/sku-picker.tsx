import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useId } from 'react'
import { useFileAddress } from '../../common/file-address/file-address.ts'
import { choose, missingAxes, type PickableSku, type SkuAxis, type SkuChoice, skuOf, valueState } from './sku-choice.ts'

export interface SkuPickerProps {
  /** The axes: colour, size … */
  readonly axes: readonly SkuAxis[]
  /** The existing combinations, with their stock. */
  readonly skus: readonly PickableSku[]
  /** The value chosen on each axis. */
  readonly choice: SkuChoice
  /** Called with the choice on all axes. */
  readonly onChange: (choice: SkuChoice) => void
  /** Marks the axes without a choice, after an attempt to buy. @default false */
  readonly demand?: boolean
}

const Value = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'control-md',
    px: '3',
    py: '1',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.surface',
    textStyle: 'md',
    cursor: 'pointer',
    transition: 'border-color 140ms, background-color 140ms',
    _hover: { borderColor: 'accent.solid' },
    '&:has(:checked)': {
      borderColor: 'accent.solid',
      bg: 'accent.subtle',
      color: 'accent.fg',
      fontWeight: 'medium',
      boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&[data-state=sold_out], &[data-state=impossible]': {
      color: 'fg.muted',
      borderStyle: 'dashed',
      cursor: 'not-allowed',
      bg: 'transparent',
    },
  },
})

/**
 * Choice of a SKU, axis by axis. A combination that is sold out or does not exist stays visible, struck through, with
 * the reason as text; choosing on one axis never clears another. Clicking the chosen value again unselects it.
 */
export function SkuPicker({ axes, skus, choice, onChange, demand = false }: SkuPickerProps) {
  const say = useText('ui', 'error')
  const address = useFileAddress()
  const group = useId()
  const missing = missingAxes(axes, choice)
  const chosen = choice.filter(name => name !== undefined).join(say('ui.list_separator'))
  const complete = skuOf(skus, choice)
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {axes.map((axis, index) => {
        const wanting = demand && choice[index] === undefined
        return (
          <chakra.fieldset key={axis.name} minW="0">
            <chakra.legend
              mb="2"
              textStyle="sm"
              fontWeight="medium"
              letterSpacing="label"
              color={wanting ? 'status.danger.fg' : 'fg.muted'}
            >
              {axis.name}
            </chakra.legend>
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              {axis.values.map(value => {
                const state = valueState(skus, choice, index, value.name)
                const on = choice[index] === value.name
                const reason =
                  state === 'open' ? undefined : say(state === 'sold_out' ? 'ui.sold_out' : 'ui.no_combination')
                return (
                  <Value key={value.name} data-state={state} title={reason}>
                    <chakra.input
                      type="radio"
                      name={`${group}-${index}`}
                      checked={on}
                      disabled={state !== 'open' && !on}
                      onChange={() => onChange(choose(choice, index, value.name))}
                      onClick={() => on && onChange(choose(choice, index, undefined))}
                      position="absolute"
                      inset="0"
                      opacity="0"
                      cursor="inherit"
                    />
                    {value.picture && (
                      <chakra.img
                        src={address(value.picture)}
                        alt=""
                        w="28px"
                        h="28px"
                        ms="-1.5"
                        borderRadius="xs"
                        objectFit="cover"
                      />
                    )}
                    <chakra.span textDecoration={state === 'open' ? undefined : 'line-through'}>
                      {value.name}
                    </chakra.span>
                    {reason && <chakra.span srOnly>{reason}</chakra.span>}
                  </Value>
                )
              })}
            </chakra.div>
          </chakra.fieldset>
        )
      })}
      <chakra.p role="status" textStyle="sm" color={demand && missing.length > 0 ? 'status.danger.fg' : 'fg.muted'}>
        {missing.length > 0
          ? demand
            ? `${say('error.sku_required')} ${say('ui.sku_missing', { axes: missing.join(say('ui.list_separator')) })}`
            : say('ui.sku_missing', { axes: missing.join(say('ui.list_separator')) })
          : complete
            ? say('ui.sku_chosen', { values: chosen })
            : say('ui.no_combination')}
      </chakra.p>
    </chakra.div>
  )
}
