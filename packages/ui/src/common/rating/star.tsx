const points = '12 2.6 14.9 8.6 21.5 9.5 16.7 14.1 17.9 20.7 12 17.5 6.1 20.7 7.3 14.1 2.5 9.5 9.1 8.6'

export interface StarProps {
  /** Edge in px. */
  readonly size: number
  readonly filled: boolean
}

/** One star, in the colour of the text around it. */
export function Star({ size, filled }: StarProps) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 24 24" style={{ flexShrink: 0 }}>
      <polygon
        points={points}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
