<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\Rest\StaffEndpoint;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Reports\CaseFile;
use MentoriaiPortal\Reports\CaseFilter;
use MentoriaiPortal\Reports\CaseRepository;
use MentoriaiPortal\Reports\Cases;
use MentoriaiPortal\Reports\Decision;
use MentoriaiPortal\Reports\ReportCase;
use MentoriaiPortal\Reports\ShownText;
use WP_REST_Request;

/**
 * `mentoriai/v1/reports`, with WordPress's cookie and nonce: GET `?state&page` lists cases without their texts, GET `/{number}` opens one,
 * POST `/{number}` `{decision, text}` decides it, POST `/{number}/thread` `{why}` gives all messages of the two people.
 */
final class ReportEndpoints extends StaffEndpoint {

	private const PER_PAGE = 20;

	public function __construct( private readonly Cases $cases, private readonly CaseRepository $rows ) {}

	/** Action `rest_api_init`. */
	public function register(): void {
		$this->add( 'GET', '/reports', $this->list( ... ) );
		$this->add( 'GET', '/reports/(?P<number>\d{1,18})', fn ( WP_REST_Request $request ): array => self::present( $this->cases->open( self::number( $request ) ) ) );
		$this->add( 'POST', '/reports/(?P<number>\d{1,18})', $this->decide( ... ) );
		$this->add( 'POST', '/reports/(?P<number>\d{1,18})/thread', $this->thread( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{list: list<array<string, mixed>>, total: int}
	 * @throws InvalidInput
	 */
	private function list( WP_REST_Request $request ): array {
		$state = $request->get_query_params()['state'] ?? '';
		if ( '' !== $state && ! in_array( $state, CaseFilter::STATES, true ) ) {
			throw new InvalidInput( array( 'state' => 'invalid' ) );
		}
		$filter = new CaseFilter( $state );
		return array(
			'list'  => array_map( self::row( ... ), $this->rows->page( $filter, new ListPage( self::PER_PAGE, self::PER_PAGE * self::page( $request ) ) ) ),
			'total' => $this->rows->count( $filter ),
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function decide( WP_REST_Request $request ): array {
		$sent = self::body(
			$request,
			array(
				'decision' => Choice::of( ...array_column( Decision::cases(), 'value' ) )->required(),
				'text'     => Text::multiline( Cases::TEXT_MAX )->required(),
			)
		);
		return self::present( $this->cases->decide( self::number( $request ), Decision::from( $sent['decision'] ), $sent['text'] ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{messages: list<array{author_name: string, content: string, created_at: string}>}
	 */
	private function thread( WP_REST_Request $request ): array {
		$why = self::body( $request, array( 'why' => Text::multiline( Cases::WHY_MAX )->required() ) )['why'];
		return array(
			'messages' => array_map(
				static fn ( ShownText $text ): array => array(
					'author_name' => $text->author_name,
					'content'     => $text->content,
					'created_at'  => Clock::sql_to_wire( $text->created_at ),
				),
				$this->cases->thread( self::number( $request ), $why )
			),
		);
	}

	/** @return array<string, mixed> */
	private static function present( CaseFile $file ): array {
		return self::row( $file->case ) + array(
			'text'     => $file->text(),
			'snapshot' => array_map(
				static fn ( ShownText $text ): array => array(
					'author_name' => $text->author_name,
					'content'     => $text->content,
					'created_at'  => Clock::sql_to_wire( $text->created_at ),
					'reported'    => $text->is_reported,
				),
				$file->texts
			),
		);
	}

	/** @return array<string, mixed> */
	private static function row( ReportCase $one ): array {
		return array(
			'number'      => $one->number,
			'what'        => $one->what->value,
			'reason'      => $one->reason->value,
			'state'       => $one->state(),
			'reported_at' => Clock::sql_to_wire( $one->reported_at ),
			'voices'      => $one->voices,
			'about'       => array(
				'id'   => $one->about->id,
				'name' => $one->about->name(),
			),
			'decision'    => $one->decision?->value,
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function number( WP_REST_Request $request ): int {
		$number = $request->get_url_params()['number'] ?? 0;
		return is_numeric( $number ) ? (int) $number : 0;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param array<string, Field>                  $fields  Of texts.
	 * @return array<string, string>
	 * @throws InvalidInput
	 */
	private static function body( WP_REST_Request $request, array $fields ): array {
		return array_filter( ( new Input( $fields ) )->read( (array) $request->get_json_params(), false ), 'is_string' );
	}
}
