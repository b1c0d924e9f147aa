/** What a registry of prom-client tells: the same metrics go to Prometheus and to OpenTelemetry. */
export interface MetricsRegistry {
  getMetricsAsJSON(): Promise<readonly MetricFamily[]>;
}

export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  /** prom-client declares numbers here and tells words: `counter`, `gauge`, `histogram`, `summary`. */
  readonly type: unknown;
  readonly values: readonly MeasuredValue[];
}

export interface MeasuredValue {
  readonly value: number;
  readonly labels: Readonly<Partial<Record<string, string | number>>>;
  readonly metricName?: string;
}
