/** Which applications may be used from pages of a web origin. */
export interface RegisteredOrigins {
  /** The client ids of applications that registered this origin; none means that pages there may read nothing. */
  applicationsOf(origin: string): Promise<readonly string[]>;
}
