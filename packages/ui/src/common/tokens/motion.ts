/** Durations in ms: state change, hover and press, popover, sheet and dialog. */
export const durations = {
  state: { value: '80ms' },
  press: { value: '140ms' },
  popover: { value: '200ms' },
  sheet: { value: '260ms' },
}

export const easings = {
  enter: { value: 'cubic-bezier(.2, .8, .2, 1)' },
  leave: { value: 'cubic-bezier(.4, 0, 1, 1)' },
}

/** Only opacity and transform are animated, so nothing reflows; reduced motion disables all of it (global-css.ts). */
export const keyframes = {
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { transform: 'scale(.97)' }, to: { transform: 'none' } },
  'scale-out': { from: { transform: 'none' }, to: { transform: 'scale(.98)' } },
  'rise-in': { from: { transform: 'translateY(8px)' }, to: { transform: 'none' } },
  'slide-in-end': { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  'slide-out-end': { from: { transform: 'none' }, to: { transform: 'translateX(100%)' } },
  'slide-in-start': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  'slide-out-start': { from: { transform: 'none' }, to: { transform: 'translateX(-100%)' } },
  'slide-in-bottom': { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  'slide-out-bottom': { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
  spin: { to: { transform: 'rotate(1turn)' } },
  shimmer: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } },
  bump: { '0%, 100%': { transform: 'none' }, '40%': { transform: 'scale(1.18)' } },
}
