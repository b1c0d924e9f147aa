import { add, decimal, isZero, subtract, type Decimal } from 'payroll-core';

/** Exact sums by name; a name that is not there is zero. */
export class Sums {
  private readonly byName = new Map<string, Decimal>();

  add(name: string, amount: string): void {
    this.byName.set(name, add(this.of(name), decimal(amount)));
  }

  addAll(figures: Readonly<Record<string, string>>): void {
    for (const [name, amount] of Object.entries(figures)) this.add(name, amount);
  }

  of(name: string): Decimal {
    return this.byName.get(name) ?? decimal('0');
  }

  /** Where two differ, in words. */
  differences(other: Sums): readonly string[] {
    const names = new Set([...this.byName.keys(), ...other.byName.keys()]);
    return [...names]
      .filter((name) => !isZero(subtract(this.of(name), other.of(name))))
      .map((name) => `${name} ${this.of(name).toString()} instead of ${other.of(name).toString()}`);
  }
}

/** One sum after another by key, made when it is first asked for. */
export class SumsByKey {
  readonly all = new Map<string, Sums>();

  of(key: string | number): Sums {
    const known = this.all.get(String(key)) ?? new Sums();
    this.all.set(String(key), known);
    return known;
  }

  /** Keys whose sums differ, with how: of all that one of the two has, or of these. */
  differences(
    other: SumsByKey,
    keys: Iterable<string> = new Set([...this.all.keys(), ...other.all.keys()]),
  ): readonly string[] {
    return [...keys].flatMap((key) => {
      const different = this.of(key).differences(other.of(key));
      return different.length === 0 ? [] : [`${key}: ${different.join(', ')}`];
    });
  }
}
