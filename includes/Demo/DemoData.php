<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

/**
 * The texts of the demo content, as its data files have them. Links in HTML are root-relative.
 *
 * @phpstan-type PageTextData array{path: string, title: string, intro: string, html: string, checklist?: array{title: string, intro: string, questions: list<string>, all_yes: string, not_all: string}, faq_title?: string, faq?: list<array{question: string, answer_html: string}>, gallery_title?: string, gallery?: list<array{file: string, alt: string}>}
 * @phpstan-type PageData array{key: string, type: string, id: int|null, lt: PageTextData, en: PageTextData}
 * @phpstan-type LinkData array{page: string, title: string}
 * @phpstan-type FooterData array{slogan: string, block1: array{title: string, type: string, links: list<LinkData>}, block2: array{title: string, html: string}, share: array<string, string>, logo: array{title: string, url: string}, credit: array{text: string, url: string}, copyright: string}
 * @phpstan-type MenuData array{main: list<LinkData>, footer: FooterData}
 * @phpstan-type HomeData array{intro: array{title: string, text: string, facts: list<array<string, string>>}, twocols: list<array<string, string>>, blocks: array{title: string, subtitle: string, list: list<array<string, string>>}, twocolsold: list<array<string, string>>, events: array{title: string}, mentoriai: array{title: string, count: int}, blocks2: list<array<string, string>>, istorijos: array{title: string, count: int}}
 * @phpstan-type FieldText array{name: string, description: string}
 * @phpstan-type FieldData array{slug: string, lt: FieldText, en: FieldText}
 * @phpstan-type FounderData array{email: string, first_name: string, last_name: string, role: string, status: string, company: string, year: int|null, town?: string, activity: string, questions: string}
 * @phpstan-type MentorText array{position: string, about: string}
 * @phpstan-type MentorData array{login_email: string, first_name: string, last_name: string, slug: string, fields: list<string>, busy: bool, busy_days?: int, capacity?: int, status: string, linkedin: string, town?: string, lt: MentorText, en: MentorText|null, rating: list<array{author_name_ref: string, rating: int|float, comment: string}>}
 * @phpstan-type StaticText array{name: string, position: string, hub: string, address: string, days: string, html: string}
 * @phpstan-type StaticData array{slug: array{lt: string, en: string}, fields: list<string>, town: array{lt: string, en: string}, contact: array{phone: string, email: string, map_url: string, booking_url: string}, lt: StaticText, en: StaticText|null}
 * @phpstan-type EventTextData array{title: string, type_label: string, location: string, vieta: string, aprasymas: string, pranesejai: list<array{title: string, subtitle: string, mentor?: string}>, files: list<array{file: string, text: string}>}
 * @phpstan-type EventData array{slug: array{lt: string, en: string}, day: int, end_day: int|null, moved_from?: int, start_time: string|null, end_time: string|null, show_end: bool, status: string, url: string, map_url: string|null, city: array{lt: string, en: string}, image?: string, lt: EventTextData, en: EventTextData|null}
 * @phpstan-type StoryText array{title: string, text: string, html: string}
 * @phpstan-type StoryData array{slug: array{lt: string, en: string}, day: int, image?: string, lt: StoryText, en: StoryText}
 * @phpstan-type SurveyWords array{lt: string, en: string}
 * @phpstan-type SurveyText array{key: string, title: SurveyWords, intro: SurveyWords, questions: list<array{kind: string, text: SurveyWords, hint?: SurveyWords, comment?: SurveyWords, options?: list<SurveyWords>}>}
 * @phpstan-type ConversationData array{founder: string, mentor: string, subject: string, founder_read_count: int, mentor_read_count: int, messages: non-empty-list<array{from: string, minutes_ago: int, text: string}>}
 * @phpstan-type MeetingData array{by: string, proposed_days_ago: int, times: non-empty-list<array{in_days: int, at: string}>, minutes: int, place: string, note: string, agreed?: int, founder_said?: int, mentor_said?: int}
 * @phpstan-type CheckInData array{side: string, day: int, hours_ago: int, score?: int, comment?: string, contact_me?: bool}
 * @phpstan-type EndData array{event: string, by: string, days_ago: int, reason?: string, goals?: string, text?: string, thanks?: string, note?: string}
 * @phpstan-type MentorshipData array{founder: string, mentor: string, meetings?: list<MeetingData>, checkins?: list<CheckInData>, end?: EndData}
 * @phpstan-type ReportData array{what: string, reason: string, mentor: string, founder?: string, subject?: string, voices: non-empty-list<array{by?: string, name?: string, email?: string, hours_ago: int, text: string}>, decision?: array{decision: string, hours_ago: int, text: string}}
 * @phpstan-type PlanData array{founder: string, mentor: string, goal: string, days_ago: int, opened: bool, founder_done: bool, mentor_done: bool, steps: non-empty-list<array{action: string, result: string, in_days: int, done: bool}>}
 */
final readonly class DemoData {

	/** @param string $folder With a slash at the end. */
	public function __construct( private string $folder ) {}

	/** @return list<PageData> */
	public function pages(): array {
		/** @var list<PageData> */
		return $this->read( 'pages' );
	}

	/** @return list<PageData> Pages that a site has only once a person has read and published them. */
	public function drafts(): array {
		/** @var list<PageData> */
		return $this->read( 'drafts' );
	}

	/** @return array<string, string|array{lt: string, en: string}> The invented agency: placeholder to text. */
	public function agency(): array {
		/** @var array<string, string|array{lt: string, en: string}> */
		return $this->read( 'agency' );
	}

	/** @return array{lt: HomeData, en: HomeData} */
	public function home(): array {
		/** @var array{lt: HomeData, en: HomeData} */
		return $this->read( 'home' );
	}

	/** @return array{lt: MenuData, en: MenuData} */
	public function menus(): array {
		/** @var array{lt: MenuData, en: MenuData} */
		return $this->read( 'menus' );
	}

	/** @return list<FieldData> */
	public function fields(): array {
		/** @var list<FieldData> */
		return $this->read( 'fields' );
	}

	/** @return list<FounderData> Founders, and the person who is undecided. */
	public function founders(): array {
		/** @var list<FounderData> */
		return $this->read( 'founders' );
	}

	/** @return list<MentorData> */
	public function mentors(): array {
		/** @var list<MentorData> */
		return $this->read( 'mentors' );
	}

	/** The file of a mentor's portrait, null where there is none. */
	public function portrait( string $slug ): ?string {
		$name = "portretas-$slug.png";
		return is_file( $this->file( $name ) ) ? $name : null;
	}

	/** @return list<StaticData> */
	public function static_mentors(): array {
		/** @var list<StaticData> */
		return $this->read( 'static-mentors' );
	}

	/** @return list<EventData> Days are counted from the day of the import. */
	public function events(): array {
		/** @var list<EventData> */
		return $this->read( 'events' );
	}

	/** Path of a file that comes with the content. */
	public function file( string $name ): string {
		return $this->folder . 'files/' . $name;
	}

	/** @return list<StoryData> */
	public function stories(): array {
		/** @var list<StoryData> */
		return $this->read( 'stories' );
	}

	/** @return list<ConversationData> */
	public function conversations(): array {
		/** @var list<ConversationData> */
		return $this->read( 'conversations' );
	}

	/** @return list<MentorshipData> What pairs with conversations did besides. */
	public function mentorships(): array {
		/** @var list<MentorshipData> */
		return $this->read( 'mentorships' );
	}

	/** @return list<ReportData> */
	public function reports(): array {
		/** @var list<ReportData> */
		return $this->read( 'reports' );
	}

	/** @return list<SurveyText> */
	public function surveys(): array {
		/** @var list<SurveyText> */
		return $this->read( 'surveys' );
	}

	/** @return list<PlanData> Days are counted from the day of the import. */
	public function plans(): array {
		/** @var list<PlanData> */
		return $this->read( 'plans' );
	}

	/** @return array<mixed> */
	private function read( string $name ): array {
		return (array) json_decode( (string) file_get_contents( $this->folder . $name . '.json' ), true, 32, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
	}
}
