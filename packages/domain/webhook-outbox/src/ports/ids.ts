export interface Ids {
  uuid(): string;
}
