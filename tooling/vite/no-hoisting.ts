/**
 * Replaces hoist-non-react-statics, which Emotion asks for in `withTheme` alone and a bundler cannot leave out:
 * nothing here wraps a component in `withTheme`, so no static property has to move.
 */
const noHoisting = <T>(component: T): T => component

export default noHoisting
