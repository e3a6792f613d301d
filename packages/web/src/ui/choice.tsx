/** A choice between a few options, all of them visible. */
interface ChoiceProps<V extends string> {
  readonly label: string
  readonly names: Readonly<Record<V, string>>
  readonly values: readonly V[]
  readonly value: V
  onChoose(value: V): void
}

export function Choice<V extends string>({ label, names, values, value, onChoose }: ChoiceProps<V>) {
  return (
    <fieldset className="choice">
      <legend className="label">{label}</legend>
      <div className="choice-row">
        {values.map((one) => (
          <button
            key={one}
            type="button"
            className="btn small"
            data-choice={one}
            aria-pressed={one === value}
            onClick={() => onChoose(one)}
          >
            {names[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
