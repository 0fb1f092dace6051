import { type PointerEvent, useState } from 'react'

/** The second picture of a card, which is fetched when the mouse comes over the card and shown once it is there. */
export interface SecondPicture {
  /** The mouse has been over the card: the picture is on the page. */
  readonly wanted: boolean
  /** The mouse is over the card now. */
  readonly over: boolean
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: () => void
  }
}

/** Follows the mouse over a card; fingers and pens show nothing, since they have no "over". */
export function useSecondPicture(): SecondPicture {
  const [wanted, setWanted] = useState(false)
  const [over, setOver] = useState(false)
  return {
    wanted,
    over,
    handlers: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'mouse') return
        setWanted(true)
        setOver(true)
      },
      onPointerLeave: () => setOver(false),
    },
  }
}
