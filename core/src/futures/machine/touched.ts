/** Places that something has happened to since they were last taken, each once, in the order in which it first did. */
export class Touched {
  private places: number[] = [];
  private readonly isNoted: boolean[] = [];

  note(place: number): void {
    if (this.isNoted[place]) return;
    this.isNoted[place] = true;
    this.places.push(place);
  }

  take(): readonly number[] {
    const { places } = this;
    this.places = [];
    for (const place of places) this.isNoted[place] = false;
    return places;
  }
}
