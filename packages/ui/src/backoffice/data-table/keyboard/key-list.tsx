import { chakra } from '@chakra-ui/react/styled-system'

const Key = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '28px',
    h: '28px',
    px: '2',
    borderRadius: 'xs',
    bg: 'bg.sunken',
    fontFamily: 'mono',
    fontWeight: 'semibold',
  },
})

export interface KeyListProps {
  /** Keys, separated by a space if pressed together or in sequence, and what they do. */
  readonly keys: readonly (readonly [keys: string, does: string])[]
}

/** Keys and what they do. */
export function KeyList({ keys }: KeyListProps) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="3" rowGap="2" alignItems="center">
      {keys.map(([combination, does]) => (
        <chakra.div key={combination} display="contents">
          <chakra.dt display="flex" gap="1">
            {combination.split(' ').map(key => (
              <Key key={key}>{key}</Key>
            ))}
          </chakra.dt>
          <dd>{does}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
